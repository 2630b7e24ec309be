import { audiences } from '@tulia/contracts/endpoint';
import { pointerOf, siteModules } from '@tulia/contracts/site-modules';
import { workers } from '../lib/workers.ts';
import { type Resource, type Templates, templates } from './templates.ts';

interface Statement {
	readonly Effect: string;
	readonly Action: string | readonly string[];
	readonly Resource: unknown;
	readonly Condition?: unknown;
}

let centre: Templates;
beforeAll(() => {
	centre = templates();
});

describe('a function', () => {
	it('a function has no wildcard actions', () => {
		for (const statement of everyStatement(centre)) {
			for (const action of actionsOf(statement)) expect(action).not.toContain('*');
		}
	});

	it('a function has named resources; the only exceptions are tracing, the list of streams and the mail quota', () => {
		for (const name of [...audiences, ...workers]) {
			const open = statementsOf(centre, name).filter(({ Resource }) => Resource === '*');
			// Neither action has resources in AWS.
			const ofTheStream = name === 'notifier' || name === 'publisher' ? ['dynamodb:ListStreams'] : [];
			const ofTheQuota = name === 'notifier' ? ['ses:GetSendQuota'] : [];
			expect(open.flatMap(actionsOf).sort()).toEqual([
				...ofTheStream,
				...ofTheQuota,
				'xray:PutTelemetryRecords',
				'xray:PutTraceSegments',
			]);
		}
	});

	it('a function never scans the table', () => {
		expect(everyStatement(centre).flatMap(actionsOf)).not.toContain('dynamodb:Scan');
	});
});

describe('content', () => {
	it('content reads public partitions and writes nothing', () => {
		const table = statementsOf(centre, 'content').filter((statement) =>
			actionsOf(statement).join().includes('dynamodb:'),
		);
		expect(table).not.toHaveLength(0);
		for (const statement of table) {
			expect(actionsOf(statement)).not.toEqual(expect.arrayContaining([expect.stringMatching(/Put|Update|Delete/)]));
			expect(JSON.stringify(statement.Condition)).toContain('dynamodb:LeadingKeys');
			expect(JSON.stringify(statement.Condition)).not.toMatch(
				/USER|APPT|EMAIL|KEY#|COMMENT|COMMOD|CONTACT|FAQSUB|TESTI#|TESTIMOD|NEWS|WRITER|RATE|BLOGLIKE|BLOGVIEW/,
			);
		}
	});
});

describe.each([
	['signs tokens', 'kms:Sign', ['identity']],
	['reads the public half of the signing key', 'kms:GetPublicKey', ['identity', 'booking', 'admin']],
	['sends mail', 'ses:SendRawEmail', ['notifier']],
	['creates schedules', 'scheduler:CreateSchedule', ['notifier']],
	['passes a role', 'iam:PassRole', ['notifier']],
	['puts files before visitors', 's3:PutObject', ['admin', 'publisher']],
	['deletes files', 's3:DeleteObject', ['notifier', 'publisher']],
	['reads pages', 's3:GetObject', ['publisher', 'renderer', 'missing-page']],
	['calls another function', 'lambda:InvokeFunction', ['publisher']],
	[
		'checks other items in its transactions',
		'dynamodb:ConditionCheckItem',
		['identity', 'engagement', 'booking', 'admin', 'notifier'],
	],
])('who %s', (_what, action, names) => {
	it(`only ${names.join(', ')} may do that`, () => {
		const able = [...audiences, ...workers].filter((name) =>
			statementsOf(centre, name).flatMap(actionsOf).includes(action),
		);
		expect(able).toEqual(names);
	});
});

describe('a function that a stream feeds', () => {
	it('a function fed by a stream has all actions that Lambda requires to read it', () => {
		const mapped = Object.values(centre.all('AWS::Lambda::EventSourceMapping')).filter(({ Properties }) =>
			JSON.stringify(Properties.EventSourceArn).includes('StreamArn'),
		);
		expect(mapped).toHaveLength(2);
		for (const name of ['notifier', 'publisher'] as const) {
			expect(statementsOf(centre, name).flatMap(actionsOf)).toEqual(
				expect.arrayContaining(
					['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'].map((action) => `dynamodb:${action}`),
				),
			);
		}
	});
});

describe('admin', () => {
	it('admin stores pictures of staff, and no page or module', () => {
		const puts = statementsOf(centre, 'admin').filter((statement) => actionsOf(statement).includes('s3:PutObject'));
		expect(puts.map(actionsOf)).toEqual([['s3:PutObject']]);
		expect(JSON.stringify(puts.map(({ Resource }) => Resource))).toMatch(/tulia-site-\d{12}-[a-z0-9-]+\/uploads\/\*"/);
	});
});

describe('notifier', () => {
	it('the notifier deletes unused pictures, and no page or module', () => {
		const deletes = statementsOf(centre, 'notifier').filter((one) => actionsOf(one).includes('s3:DeleteObject'));
		expect(deletes.map(actionsOf)).toEqual([['s3:DeleteObject']]);
		expect(JSON.stringify(deletes.map(({ Resource }) => Resource))).toMatch(
			/tulia-site-\d{12}-[a-z0-9-]+\/uploads\/\*"/,
		);
	});
});

describe('renderer', () => {
	it('the renderer reads released files, writes its log, and may do nothing else', () => {
		const statements = statementsOf(centre, 'renderer');
		expect([...new Set(statements.flatMap(actionsOf))].sort()).toEqual([
			'kms:Decrypt',
			'logs:CreateLogStream',
			'logs:PutLogEvents',
			's3:GetObject',
			'xray:PutTelemetryRecords',
			'xray:PutTraceSegments',
		]);
		const reads = statements.filter((statement) => actionsOf(statement).includes('s3:GetObject'));
		expect(reads.flatMap(({ Resource }) => JSON.stringify(Resource).match(/\/[a-z]+\/\*/g))).toEqual([
			'/mfe/*',
			'/shell/*',
		]);
	});
});

describe('the release role of a module', () => {
	it.each(siteModules)('the release role of %s writes its own folder and pointer, and cannot delete', (module) => {
		const own = [module === 'shell' ? '/shell/*' : `/mfe/${module}/*`, `/releases/${module}.json`];
		const [role] = Object.values(centre.of(`site-${module}`).findResources('AWS::IAM::Role'));
		const statements = inlineOf(role as Resource);
		const objects = statements.filter((statement) => actionsOf(statement).includes('s3:PutObject'));
		const suffixes = objects.flatMap(
			({ Resource }) => JSON.stringify(Resource).match(/\/(?:shell|mfe|releases)[^"]*/g) ?? [],
		);
		expect(suffixes.sort()).toEqual([...own].sort());
		expect(statements.flatMap(actionsOf)).not.toContain('s3:DeleteObject');
	});

	it.each(siteModules)(
		'the release role of %s reads the live version of every module, for the comparison',
		(module) => {
			const [role] = Object.values(centre.of(`site-${module}`).findResources('AWS::IAM::Role'));
			const reads = inlineOf(role as Resource).filter((statement) => actionsOf(statement).join() === 's3:GetObject');
			const pointers = reads.flatMap(({ Resource }) => JSON.stringify(Resource).match(/\/releases\/[^"]*/g) ?? []);
			expect(pointers.sort()).toEqual(siteModules.map((name) => `/${pointerOf(name)}`).sort());
		},
	);
});

describe('the canary', () => {
	it('the canary may only write its log and its traces', () => {
		const actions = [...new Set(statementsOf(centre, 'canary').flatMap(actionsOf))].sort();
		expect(actions).toEqual([
			'logs:CreateLogStream',
			'logs:PutLogEvents',
			'xray:PutTelemetryRecords',
			'xray:PutTraceSegments',
		]);
	});
});

describe('the role Scheduler acts in', () => {
	it('the role of Scheduler can be assumed for the group of this account only, and only sends to the two queues', () => {
		const roles = Object.values(centre.all('AWS::IAM::Role'));
		const role = roles.find(({ Properties }) => JSON.stringify(Properties).includes('scheduler.amazonaws.com'));
		const trust = JSON.stringify(role?.Properties.AssumeRolePolicyDocument);
		expect(trust).toContain('aws:SourceAccount');
		expect(trust).toContain('schedule-group/tulia-reminders');
		const actions = role ? inlineOf(role).flatMap(actionsOf) : [];
		expect([...new Set(actions)].sort()).toEqual(['kms:Decrypt', 'kms:GenerateDataKey', 'sqs:SendMessage']);
	});
});

const actionsOf = ({ Action }: Statement): readonly string[] => (typeof Action === 'string' ? [Action] : Action);

const inlineOf = ({ Properties }: Resource): readonly Statement[] =>
	((Properties.Policies ?? []) as readonly { PolicyDocument: { Statement: readonly Statement[] } }[]).flatMap(
		({ PolicyDocument }) => PolicyDocument.Statement,
	);

const documentOf = ({ Properties }: Resource): readonly Statement[] =>
	(Properties.PolicyDocument as { Statement: readonly Statement[] }).Statement;

/** The statements of a function's role: its inline grants and those attached by CDK. */
function statementsOf({ all }: Templates, name: string): readonly Statement[] {
	const found = Object.entries(all('AWS::Lambda::Function')).find(
		([, { Properties }]) => Properties.FunctionName === `tulia-${name}`,
	);
	if (!found) throw new Error(`There is no function ${name}.`);
	const [path, { Properties }] = found;
	const stack = path.split('/')[0];
	const roleId = (Properties.Role as { 'Fn::GetAtt': readonly [string, string] })['Fn::GetAtt'][0];
	const role = all('AWS::IAM::Role')[`${stack}/${roleId}`];
	const attached = Object.entries(all('AWS::IAM::Policy')).filter(
		([id, policy]) => id.startsWith(`${stack}/`) && JSON.stringify(policy.Properties.Roles).includes(`"${roleId}"`),
	);
	return [...(role ? inlineOf(role) : []), ...attached.flatMap(([, policy]) => documentOf(policy))];
}

const everyStatement = ({ all }: Templates): readonly Statement[] => [
	...Object.values(all('AWS::IAM::Role')).flatMap(inlineOf),
	...Object.values(all('AWS::IAM::Policy')).flatMap(documentOf),
];
