/**
 * A notice is what a client is told of one change of a visit, once for each channel (promise N12). Its name is the id of the job that
 * promised it, or of a reminder the name of its schedule. The jobs that carry it by another channel are named after it, so that
 * however often they are promised there is one of each.
 */
export const smsJobId = (notice: string): string => `${notice}-sms`;

/** The mail that is sent because the SMS of the notice did not arrive. */
export const mailInsteadId = (notice: string): string => `${notice}-mail`;

/** The notice that a job carries. */
export const noticeOf = (jobId: string): string => jobId.replace(/-(?:sms|mail)$/, '');

/** Whether the job mails what an SMS could not tell: nothing comes after it. */
export const isMailInstead = (jobId: string): boolean => jobId.endsWith('-mail');
