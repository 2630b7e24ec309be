import { passwordRules } from './password-rules.ts';

const reasonOf = (password: string): string | undefined =>
	passwordRules.flatMap(({ isMet, why }) => (isMet(password) ? [] : [why?.(password)])).find(Boolean);

test('a password of fewer than eight characters is not reported as a common word yet', () => {
	expect(['', 'A', 'Aa1!'].map(reasonOf)).toEqual([undefined, undefined, undefined]);
});

test('a password of eight characters is reported with the common word in it', () => {
	expect(reasonOf('Kisumu!2026')).toContain('“kisumu”');
	expect(reasonOf('Aa1!aaaa')).toContain('row of keys');
});
