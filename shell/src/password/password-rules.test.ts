import { passwordRules } from './password-rules.ts';

const reasonOf = (password: string): string | undefined =>
	passwordRules.flatMap(({ isMet, why }) => (isMet(password) ? [] : [why?.(password)])).find(Boolean);

test('a password of fewer than eight characters is not called a row of keys yet', () => {
	expect(['', 'A', 'Aa1!'].map(reasonOf)).toEqual([undefined, undefined, undefined]);
});

test('a password of eight characters is told which word it is made of', () => {
	expect(reasonOf('Kisumu!2026')).toContain('“kisumu”');
	expect(reasonOf('Aa1!aaaa')).toContain('row of keys');
});
