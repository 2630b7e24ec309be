/** The subscribers and the issues of the newsletter. No other module links to these pages. */
export const SUBSCRIBERS = '/admin/newsletter';
export const ISSUES = '/admin/newsletter-issues';

export const issueAddress = (issueId: string): string => `${ISSUES}/${encodeURIComponent(issueId)}`;
