import type { SnapshotFrom } from 'xstate';
import type { enrollmentMachine } from '#machines/registration/enrollment.machine.ts';

export type EnrollmentSnapshot = SnapshotFrom<typeof enrollmentMachine>;
