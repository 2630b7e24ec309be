/** Deterministic ids, so that a repeated promise adds no job. Our ids contain no hyphen; a pseudonym may. */
export const pageJobId = (issueId: string, page: number): string => `${issueId}-page-${page}`;

/** The mail to one subscriber. */
export const issueMailJobId = (issueId: string, recipient: string): string => `${issueId}-to-${recipient}`;

/** The issue and the recipient of such a mail; undefined for any other job. */
export function mailOfJob(jobId: string): { readonly issueId: string; readonly recipient: string } | undefined {
	const [, issueId, recipient] = /^([^-]+)-to-(.+)$/.exec(jobId) ?? [];
	return issueId !== undefined && recipient !== undefined ? { issueId, recipient } : undefined;
}

/** The id of a test mail; an issue may have many of them. */
export const testMailJobId = (issueId: string, id: string): string => `${issueId}-test-${id}`;

/** The issue of a job. */
export const issueOfJob = (jobId: string): string => jobId.slice(0, jobId.indexOf('-'));
