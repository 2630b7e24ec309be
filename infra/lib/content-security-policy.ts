/**
 * SHA-256 of each inline `<style>` the page may carry, as `sha256-<base64>`. React Aria injects exactly one, constant
 * text. Anything else belongs in a style sheet.
 */
export const inlineStyleHashes: readonly string[] = [];

/** What a page of the site may load. No `unsafe-eval`, no `unsafe-inline`, no other origin (promise W2). */
export const contentSecurityPolicy: string = [
	"default-src 'none'",
	"script-src 'self'",
	["style-src 'self'", ...inlineStyleHashes.map((hash) => `'${hash}'`)].join(' '),
	"img-src 'self' data:",
	"font-src 'self'",
	"connect-src 'self'",
	"manifest-src 'self'",
	"base-uri 'none'",
	"form-action 'self'",
	"frame-ancestors 'none'",
].join('; ');
