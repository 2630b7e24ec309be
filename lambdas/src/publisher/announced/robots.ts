/**
 * What robots need not ask for: answers for one person, or for no one without a log-in. Other pages that search engines leave
 * out, such as the one to log in, say so themselves: who may not read a page would never learn that it should be left out.
 */
const NOT_FOR_ROBOTS = ['/api/', '/admin', '/account', '/appointments', '/schedule-appointment'];

export const robotsOf = (origin: string): string =>
	[
		'User-agent: *',
		...NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`),
		'',
		`Sitemap: ${origin}/sitemap.xml`,
		'',
	].join('\n');
