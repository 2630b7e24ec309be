/** Words a minute: a slow pace, for a phone screen and readers whose first language may not be English. */
const PACE = 150;

/** The reading time of an article's HTML, as on cards: `5 min read`. At least a minute. */
export const readTime = (html: string): string => {
	const words = html.replaceAll(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0;
	return `${Math.max(1, Math.ceil(words / PACE))} min read`;
};
