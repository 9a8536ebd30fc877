import type { FullConfig, Reporter, Suite, TestCase } from 'playwright/types/testReporter';
import { tellProgress } from './progress.ts';

/** Playwright's reporter for a run of the browser part: it tells which tests run now. */
export default class PartReporter implements Reporter {
  private readonly running = new Set<string>();
  private tests = 0;
  private done = 0;

  private tell(): void {
    tellProgress({ done: this.done, of: this.tests, running: [...this.running] });
  }

  printsToStdio(): boolean {
    return false;
  }

  onBegin(_: FullConfig, suite: Suite): void {
    this.tests = suite.allTests().length;
    this.tell();
  }

  onTestBegin({ title }: TestCase): void {
    this.running.add(title);
    this.tell();
  }

  onTestEnd({ title }: TestCase): void {
    this.running.delete(title);
    this.done += 1;
    this.tell();
  }
}
