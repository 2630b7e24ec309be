import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { AUDIT_SENTENCES } from '@tulia/centre/audit-sentences';
import { auditActions } from '@tulia/contracts/audit/actions';

const SOURCE = path.resolve(__dirname, '..');
const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
	.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('testing'))
	.map((file) => readFileSync(path.join(SOURCE, file), 'utf8'));
const text = sources.join('\n');

/** `appointment_${outcome}` writes each action with this prefix. */
const beginnings = [...text.matchAll(/action: `(\w+_)\$\{/g)].map(([, beginning = '']) => beginning);
const isWritten = (action: string): boolean =>
	text.includes(`'${action}'`) || beginnings.some((beginning) => action.startsWith(beginning));

test('each action of the contract is written by some code', () => {
	expect(beginnings).not.toEqual([]);
	expect(Object.keys(auditActions).filter((action) => !isWritten(action))).toEqual([]);
});

/** Literals after `action:`, or passed to a function that writes an entry. */
const written = sources.flatMap((source) =>
	source.includes('audit') || source.includes('Audit')
		? [...source.matchAll(/(?:\baction: |auditItemOf\(\w+, )'(\w+)'/g)].map(([, action = '']) => action)
		: [],
);

test('each written action has its sentence', () => {
	expect(written.length).toBeGreaterThan(40);
	expect([...new Set(written)].filter((action) => !(action in AUDIT_SENTENCES))).toEqual([]);
});
