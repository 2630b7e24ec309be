/**
 * The ids of an issue's jobs say what they are for, so that however often one is promised there is one of each. An id of ours holds no
 * hyphen; a pseudonym may.
 */
export const pageJobId = (issueId: string, page: number): string => `${issueId}-page-${page}`;

/** The mail to one subscriber. */
export const issueMailJobId = (issueId: string, recipient: string): string => `${issueId}-to-${recipient}`;

/** The issue and the person of such a mail; undefined of any other job. */
export function mailOfJob(jobId: string): { readonly issueId: string; readonly recipient: string } | undefined {
	const [, issueId, recipient] = /^([^-]+)-to-(.+)$/.exec(jobId) ?? [];
	return issueId !== undefined && recipient !== undefined ? { issueId, recipient } : undefined;
}

/** A test, of which there may be many. */
export const testMailJobId = (issueId: string, id: string): string => `${issueId}-test-${id}`;

/** The issue that a job is about. */
export const issueOfJob = (jobId: string): string => jobId.slice(0, jobId.indexOf('-'));
