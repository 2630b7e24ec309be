import { createHash } from 'node:crypto';

/**
 * The only inline `<style>` elements a page may carry, byte for byte: React Aria inserts the first one with its first
 * button, the second one on iPhones while an overlay is open. A test compares them with the installed version.
 */
export const inlineStyles: readonly string[] = [
	'@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
	'@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];

const hashOf = (style: string): string => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** What a page of the site may load. No `unsafe-eval`, no `unsafe-inline`, no other origin (promise W2). */
export const contentSecurityPolicy: string = [
	"default-src 'none'",
	"script-src 'self'",
	["style-src 'self'", ...inlineStyles.map(hashOf)].join(' '),
	"img-src 'self' data:",
	"font-src 'self'",
	"connect-src 'self'",
	"manifest-src 'self'",
	"base-uri 'none'",
	"form-action 'self'",
	"frame-ancestors 'none'",
].join('; ');
