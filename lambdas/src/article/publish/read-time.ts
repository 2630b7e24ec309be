/** Words a minute: an unhurried pace, for a phone screen and a reader whose first language may not be English. */
const PACE = 150;

/** How long an article's HTML takes to read, as cards show it: `5 min read`. Never less than a minute. */
export const readTime = (html: string): string => {
	const words = html.replaceAll(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0;
	return `${Math.max(1, Math.ceil(words / PACE))} min read`;
};
