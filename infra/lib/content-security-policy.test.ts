import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { contentSecurityPolicy, inlineStyles } from './content-security-policy.ts';

describe('the content security policy', () => {
	it('allows no evaluated code, no inline code and no other origin', () => {
		expect(contentSecurityPolicy).not.toMatch(/unsafe|https?:|\*|blob:/);
		expect(contentSecurityPolicy).toMatch(/^default-src 'none'; script-src 'self';/);
		expect(contentSecurityPolicy).toContain("frame-ancestors 'none'");
		expect(contentSecurityPolicy).toContain("base-uri 'none'");
	});

	it('knows the styles the installed React Aria inserts, byte for byte', () => {
		const inserted = ['interactions/usePress.mjs', 'overlays/usePreventScroll.mjs'].map(styleOf);
		expect(inserted).toEqual(inlineStyles);
	});
});

function styleOf(file: string): string | undefined {
	const root = dirname(createRequire(__filename).resolve('react-aria/package.json'));
	const source = readFileSync(join(root, 'dist/private', file), 'utf8');
	const template = /style\.textContent = `([^`]*)`\s*\.trim\(\)/.exec(source)?.[1];
	return template?.replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/, 'data-react-aria-pressable').trim();
}
