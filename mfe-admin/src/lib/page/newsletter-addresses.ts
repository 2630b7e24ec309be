/** Who gets the newsletter, and its issues. No other module leads to them. */
export const SUBSCRIBERS = '/admin/newsletter';
export const ISSUES = '/admin/newsletter-issues';

export const issueAddress = (issueId: string): string => `${ISSUES}/${encodeURIComponent(issueId)}`;
