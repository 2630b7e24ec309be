/**
 * Paths excluded from crawling: API responses and pages behind the log-in. Other pages that search engines leave out,
 * such as the log-in page, have a noindex tag, which a crawler has to read.
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
