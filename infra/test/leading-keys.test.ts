import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { audiences } from '@tulia/contracts/endpoint';
import { isLike } from 'local-cloud/string-like';
import { leadingKeys, PUBLIC_KEYS, type TableKeys } from '../lib/grants/leading-keys.ts';
import { workers } from '../lib/workers.ts';
import { type Templates, templates } from './templates.ts';

interface Statement {
	readonly Action: string | readonly string[];
	readonly Condition?: { readonly 'ForAllValues:StringLike'?: { readonly 'dynamodb:LeadingKeys'?: readonly string[] } };
}

interface Policy {
	readonly PolicyDocument: { readonly Statement: readonly Statement[] };
}

let centre: Templates;
beforeAll(() => {
	centre = templates();
});

/** The role's statements on the table, without the stream, which has no keys. */
function tableStatements(name: string): readonly Statement[] {
	const functions = Object.entries(centre.all('AWS::Lambda::Function'));
	const [path = '', found] = functions.find(([, one]) => one.Properties.FunctionName === `tulia-${name}`) ?? [];
	const { 'Fn::GetAtt': [roleId = ''] = [] } = (found?.Properties.Role ?? {}) as { 'Fn::GetAtt'?: readonly string[] };
	const role = centre.all('AWS::IAM::Role')[`${path.split('/')[0]}/${roleId}`];
	const { Policies = [] } = (role?.Properties ?? {}) as { Policies?: readonly Policy[] };
	return Policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement).filter(({ Action }) =>
		[Action].flat().some((action) => /^dynamodb:(?!.*(?:Stream|Records|ShardIterator))/.test(action)),
	);
}

const keysOf = ({ Condition }: Statement): readonly string[] =>
	[Condition?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'] ?? []].flat();

describe.each([...audiences, ...workers])('%s', (name) => {
	it('its code accesses only the partitions of the table in its role (promise W13)', () => {
		const statements = tableStatements(name);
		expect(statements.length > 0).toBe(!['missing-page', 'renderer', 'canary'].includes(name));
		for (const statement of statements) {
			expect(keysOf(statement)).not.toEqual([]);
			for (const pattern of keysOf(statement)) expect(pattern).toMatch(/^[A-Z]+#(?:\*|[A-Z]+)$/);
		}
	});
});

it("every role stays below IAM's 10,240 characters of inline policies", () => {
	for (const role of Object.values(centre.all('AWS::IAM::Role'))) {
		expect(JSON.stringify(role.Properties.Policies ?? []).length).toBeLessThan(9000);
	}
});

describe('engagement, which answers strangers', () => {
	it.each([
		...['USER#1', 'EMAIL#pseudonym', 'STAFF#ADMINS', 'RESET#hash', 'CONFIRM#hash', 'ERASED#pseudonym'],
		...['APPT#1', 'TICKET#TUL-1', 'CELL#psy#2026-11', 'IDEM#1#2', 'OUTCOMES#AWAITED', 'AUDIT#2026-11-24#0'],
		...['UAPPT#1', 'USERS#202611', 'APPTS#2026-11', 'WRITER#pseudonym', 'DUE#0', 'REM#0'],
		...['CATALOG#SERVICE', 'CALENDAR#CENTRE', 'DRAFT#1', 'PICTURE#1', 'STAT#MONTHS'],
	])('engagement may not access %s', (key) => {
		const patterns = tableStatements('engagement').flatMap(keysOf);
		expect(patterns.filter((pattern) => isLike(key, pattern))).toEqual([]);
	});

	it.each(['FAQSUB#1', 'CONTACT#1', 'COMMENT#1'])('engagement writes %s and cannot read it', (key) => {
		const may = (action: string) =>
			tableStatements('engagement').some(
				(one) => [one.Action].flat().includes(action) && keysOf(one).some((pattern) => isLike(key, pattern)),
			);
		expect([may('dynamodb:PutItem'), may('dynamodb:GetItem'), may('dynamodb:Query')]).toEqual([true, false, false]);
	});

	it('engagement reads the record of the centre, with the features turned off, and cannot write it', () => {
		const actions = tableStatements('engagement')
			.filter((one) => keysOf(one).some((pattern) => isLike('PROFILE#CENTRE', pattern)))
			.flatMap(({ Action }) => [Action].flat());
		expect(actions).toContain('dynamodb:GetItem');
		expect(actions.filter((action) => /Put|Update|Delete/.test(String(action)))).toEqual([]);
	});

	it('engagement reads no index', () => {
		expect(JSON.stringify(tableStatements('engagement'))).not.toContain('/index/');
	});
});

describe('restricted partitions', () => {
	const may = (kind: keyof TableKeys, key: string) =>
		Object.entries(leadingKeys)
			.filter(([, keys]) => keys?.[kind]?.some((pattern) => isLike(key, pattern)))
			.map(([name]) => name);

	it.each([
		['the audit log is read by', 'read', 'AUDIT#2026-11-24#0', ['admin']],
		['links of mails are read by', 'read', 'RESET#hash', ['identity', 'notifier']],
		['drafts are written by', 'write', 'DRAFT#1', ['admin', 'notifier']],
		['pages that are on the site are written by', 'write', 'BLOG#1', ['admin', 'notifier']],
		['times are kept by', 'write', 'CELL#psy#2026-11', ['booking', 'admin', 'notifier']],
		['erasures are noted by', 'write', 'ERASED#pseudonym', ['identity', 'admin', 'notifier']],
	] as const)('%s the listed functions only', (_what, kind, key, names) => {
		expect(may(kind, key)).toEqual(names);
	});
});

/** Prefixes of sort keys, and of index partitions that no function reads. */
const SORT_KEYS = [
	'EV',
	'W',
	'H',
	'S',
	'D',
	'DAY',
	'P',
	'REVJTI',
	'OPEN',
	'EMAILCHANGE',
	'WAITPLACE',
	'E',
	'N',
	'WORDS',
	'GAP',
	'TOLD',
	'TO',
	'V',
];

it('every key prefix in the code is known', () => {
	const known = new Set([
		...SORT_KEYS,
		...[...PUBLIC_KEYS, ...Object.values(leadingKeys).flatMap((keys) => Object.values(keys ?? {}).flat())].map(
			(pattern: string) => pattern.replace(/#.*/, ''),
		),
	]);
	const source = join(import.meta.dirname ?? __dirname, '../../lambdas/src');
	const unknown = readdirSync(source, { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.ts') && !/\.test\.ts$|testing\//.test(file))
		.flatMap((file) =>
			[...readFileSync(join(source, file), 'utf8').matchAll(/[`'"]([A-Z]+)#/g)]
				.filter(([, prefix = '']) => !known.has(prefix))
				.map(
					([, prefix]) =>
						`${prefix}# in ${file}: name it in infra/lib/grants/leading-keys.ts for the functions that use it`,
				),
		);
	expect(unknown).toEqual([]);
});
