/** The subscribers of the newsletter, and its issues. No other module links to them. */
export const SUBSCRIBERS = '/admin/newsletter';
export const ISSUES = '/admin/newsletter-issues';

export const issueAddress = (issueId: string): string => `${ISSUES}/${encodeURIComponent(issueId)}`;
