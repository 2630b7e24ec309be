/**
 * The notice of one change of a visit goes to a client once by each channel (promise N12). It is named after the job
 * that promised it, a reminder after its schedule. The jobs of the other channel derive their ids from that name, so
 * that promising them is idempotent.
 */
export const smsJobId = (notice: string): string => `${notice}-sms`;

/** The mail that replaces an SMS which did not arrive. */
export const mailInsteadId = (notice: string): string => `${notice}-mail`;

/** The name of the notice that a job carries. */
export const noticeOf = (jobId: string): string => jobId.replace(/-(?:sms|mail)$/, '');

/** Whether the job's mail replaces an SMS; no further channel follows. */
export const isMailInstead = (jobId: string): boolean => jobId.endsWith('-mail');
