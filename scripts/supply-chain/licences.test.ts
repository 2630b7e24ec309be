import { isAllowed, licenceFindings } from './licences.mjs';

test.each([
	'MIT',
	'(MIT OR GPL-2.0-only)',
	'GPL-2.0-only OR MIT',
	'MIT AND ISC AND BSD-3-Clause',
	'(MIT OR X) AND ISC',
])('the licence %s is allowed', (expression) => expect(isAllowed(expression)).toBe(true));

test.each([
	'GPL-3.0-only',
	'MIT AND GPL-3.0-only',
	'(GPL-2.0-only OR AGPL-3.0-only) AND MIT',
	'',
	'MIT OR',
	'(MIT',
	'MIT ISC',
])('the licence "%s" is refused', (expression) => expect(isAllowed(expression)).toBe(false));

test('a component is reported with its licence, or with the lack of one', () => {
	const components = [
		{ name: 'good', version: '1.0.0', licenses: [{ license: { id: 'MIT' } }] },
		{ name: 'copyleft', version: '2.0.0', licenses: [{ expression: 'GPL-3.0-only' }] },
		{ name: 'silent', version: '3.0.0' },
	];
	expect(licenceFindings({ components })).toEqual([
		'copyleft@2.0.0 is under "GPL-3.0-only".',
		'silent@3.0.0 is under "no stated licence".',
	]);
});
