import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { repositoryRoot } from '@tulia/test-kit/repository-root';
import { type AssemblyFunction, functionsOf, loadedAtOnce } from './lib/assembly-functions.ts';
import type { Figure } from './lib/report.ts';
import { median } from './lib/statistics.ts';

const TURNS = 15;
const BUDGET = 1.3;
const SECRET = 'of-the-bench';
const firstEvent = fileURLToPath(new URL('./lib/first-event.mjs', import.meta.url));

/** The client class of each service, by the service's name in a bundle. */
const clients: Readonly<Record<string, readonly [module: string, client: string]>> = {
	DynamoDB: ['@aws-sdk/client-dynamodb', 'DynamoDBClient'],
	KMS: ['@aws-sdk/client-kms', 'KMSClient'],
	Lambda: ['@aws-sdk/client-lambda', 'LambdaClient'],
	'Pinpoint SMS Voice V2': ['@aws-sdk/client-pinpoint-sms-voice-v2', 'PinpointSMSVoiceV2Client'],
	S3: ['@aws-sdk/client-s3', 'S3Client'],
	Scheduler: ['@aws-sdk/client-scheduler', 'SchedulerClient'],
	SES: ['@aws-sdk/client-ses', 'SESClient'],
};

/**
 * One event per function that is answered without an AWS call: for an API, a request that its contract refuses, which
 * loads the rules of one noun like any request.
 */
const trivialEvents: Readonly<Record<string, unknown>> = {
	admin: request('GET /api/admin/audit'),
	booking: request('GET /api/appointments/available-times'),
	content: request('GET /api/blogs/related/{id}'),
	engagement: request('POST /api/contact', '{}'),
	identity: request('POST /api/auth/login', '{}'),
	'mail-events': { Records: [] },
	'missing-page': { rawPath: '/', headers: {}, requestContext: { requestId: 'bench' } },
	notifier: { Records: [] },
	publisher: null,
	renderer: null,
	'sms-events': { Records: [] },
};

function request(routeKey: string, body?: string): object {
	const headers = { 'x-origin-secret': SECRET, 'content-type': 'application/json' };
	return {
		routeKey,
		rawPath: '/',
		headers,
		body,
		requestContext: { requestId: 'bench', http: { sourceIp: '192.0.2.1' } },
	};
}

/** From the start of a process to its response, milliseconds. */
interface ColdStart {
	/** Wall-clock time, affected by the rest of the machine. */
	readonly passed: number;
	/** Processor time, to which the limit applies: Lambda gives a function a share of a processor. */
	readonly processor: number;
}

function coldStart(file: string, { name, environment }: AssemblyFunction): ColdStart {
	const event = JSON.stringify(trivialEvents[name]);
	if (event === undefined) throw new Error(`There is no trivial event for the function ${name}.`);
	const { stdout, stderr } = spawnSync(process.execPath, [firstEvent, file, event], {
		encoding: 'utf8',
		env: {
			...environment,
			ORIGIN_SECRET: SECRET,
			AWS_REGION: 'af-south-1',
			AWS_LAMBDA_FUNCTION_NAME: name,
			NODE_NO_WARNINGS: '1',
		},
	});
	const firstEventJson = /^FIRST_EVENT (.+)$/m.exec(stdout)?.[1];
	if (firstEventJson === undefined) throw new Error(`${name} answered no event:\n${stderr}`);
	return JSON.parse(firstEventJson) as ColdStart;
}

/** The services whose clients a bundle loads before its first event. */
function servicesOf(file: string): readonly string[] {
	const text = [...loadedAtOnce(file)].map((each) => readFileSync(each, 'utf8')).join('\n');
	const named = new Set([...text.matchAll(/\.serviceId\s*\?\?\s*"([\w ]+)"/g)].map(([, service = '']) => service));
	return Object.keys(clients).filter((service) => named.has(service));
}

/** Bundles a function that only creates these clients, as ours are bundled; resolves with its file. */
async function emptyFunction(services: readonly string[], folder: string): Promise<string> {
	const outdir = path.join(folder, services.join('-').replaceAll(' ', '') || 'none');
	const made = services.flatMap((service) => {
		const [module = '', client = ''] = clients[service] ?? [];
		return [
			`import { ${client} } from '${module}';`,
			service === 'DynamoDB'
				? `import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'; globalThis.DynamoDB = DynamoDBDocumentClient.from(new ${client}({}));`
				: `globalThis.${client} = new ${client}({});`,
		];
	});
	const { bundleInFewFiles } = await import('../lambdas/join-parts.ts');
	const contents = [...made, 'export const handler = async () => ({ statusCode: 404 });'].join('\n');
	const resolveDir = path.join(repositoryRoot(), 'lambdas');
	const start = 'stdin.mjs';
	const files = await bundleInFewFiles({ stdin: { contents, resolveDir } }, { outdir, start });
	mkdirSync(outdir, { recursive: true });
	for (const { path: file, contents } of files) writeFileSync(file, contents);
	return path.join(outdir, start);
}

const inWords = (values: readonly number[]): string =>
	`${median(values).toFixed(0)} ms (${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)})`;

async function figuresOf(subject: AssemblyFunction, folder: string): Promise<readonly Figure[]> {
	const file = path.join(subject.folder, 'index.mjs');
	const services = servicesOf(file);
	const empty = await emptyFunction(services, folder);
	const rounds: { readonly ours: ColdStart; readonly bare: ColdStart }[] = [];
	for (let turn = 0; turn <= TURNS; turn += 1) rounds.push(inTurn(turn, subject, file, empty));
	const counted = rounds.slice(1); // the first round warms the file cache
	const of = (whose: 'ours' | 'bare', part: keyof ColdStart) => counted.map((round) => round[whose][part]);
	const [ours, bare] = [of('ours', 'processor'), of('bare', 'processor')];
	const kilobytes = [...loadedAtOnce(file)].reduce((sum, each) => sum + statSync(each).size, 0) / 1000;
	const because = [
		`processor: ours ${inWords(ours)}, empty ${inWords(bare)}`,
		`clock: ours ${inWords(of('ours', 'passed'))}, empty ${inWords(of('bare', 'passed'))}`,
		`${kilobytes.toFixed(0)} KB loaded at once; clients: ${services.join(', ') || 'none'}`,
	];
	return [{ name: subject.name, value: median(ours) / median(bare), unit: '×', budget: BUDGET, because }];
}

/** Both sequentially, in alternating order. */
function inTurn(turn: number, subject: AssemblyFunction, file: string, empty: string) {
	const first = coldStart(turn % 2 === 0 ? file : empty, subject);
	const second = coldStart(turn % 2 === 0 ? empty : file, subject);
	return turn % 2 === 0 ? { ours: first, bare: second } : { ours: second, bare: first };
}

/**
 * The time from process start to first response, for each function and for one that only creates the same AWS clients.
 */
export async function functionStarts(): Promise<readonly Figure[]> {
	const folder = mkdtempSync(path.join(tmpdir(), 'tulia-empty-functions-'));
	try {
		const figures: Figure[] = [];
		// The canary has no response: it calls the site.
		for (const subject of functionsOf(path.join(repositoryRoot(), 'infra/cdk.out')).filter(
			({ name }) => name !== 'canary',
		))
			figures.push(...(await figuresOf(subject, folder)));
		return figures;
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
