import type { FullConfig, Reporter, Suite, TestCase } from 'playwright/types/testReporter';
import { progressTeller } from './progress.ts';

/** Playwright's reporter for a run of the browser part: it tells which tests run now. */
export default class PartReporter implements Reporter {
  private readonly progress = progressTeller();

  printsToStdio(): boolean {
    return false;
  }

  onBegin(_: FullConfig, suite: Suite): void {
    this.progress.start(suite.allTests().length);
  }

  onTestBegin({ title }: TestCase): void {
    this.progress.begin(title);
  }

  onTestEnd({ title }: TestCase): void {
    this.progress.end(title);
  }
}
