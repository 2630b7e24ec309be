/** Number of partitions of the index of due reminders. */
export const REMINDER_SHARDS = 4;

/** Partition of the index of due reminders. */
export const remindShard = (shard: number): string => `REM#${shard}`;

/** Sort key of the index of due reminders. The sweep looks at an entry from 5 minutes after `at` on. */
export const remindSortKey = (at: Date, appointmentId: string): string => `${at.toISOString()}#${appointmentId}`;
