import { Agent, get } from 'node:http';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { LocalCloud } from '@tulia/test-kit/local-cloud';
import { openDays } from './lib/clients.ts';
import type { Figure } from './lib/report.ts';
import { median, timed } from './lib/statistics.ts';

const SERVICE = 'anxiety-management';
const TURNS = 100;
/** The first requests meet cold functions, and code that is not optimised yet. */
const WARM_UP = 40;
const ITEMS = 20;
const BUDGET = 1.6;
const FREE_TIMES = 'free times of a day';
/** They need the schedules before the half hours, so two rounds of calls (decision 050). */
const FREE_TIMES_BUDGET = 2.5;

/** A turn's path and network address: both unique, so that neither the edge's cache nor a rate limit answers. */
type PathOf = (turn: number) => string;

async function publicReads(origin: string): Promise<Readonly<Record<string, PathOf>>> {
	const list = await fetch(new URL('/api/blogs', origin));
	const [article] = ((await list.json()) as { readonly data: readonly { readonly id: string }[] }).data;
	const [day] = await openDays(origin, SERVICE);
	if (!article || day === undefined) throw new Error('The demo has no article, or no day that can be booked.');
	const now = Date.now();
	return {
		services: () => '/api/services',
		articles: () => '/api/blogs',
		'an article': () => `/api/blogs/${article.id}`,
		comments: () => `/api/blogs/${article.id}/comments`,
		faqs: () => '/api/faqs',
		testimonials: () => '/api/testimonials',
		profile: () => '/api/profile',
		[FREE_TIMES]: (turn) => `/api/appointments/available-times?serviceId=${SERVICE}&date=${day}&after=${now + turn}`,
	};
}

/** One Query of 20 small items on the same table, without other work. */
async function bareQuery({ awsEndpoint, tableName: TableName }: LocalCloud) {
	const client = new DynamoDBClient({
		endpoint: awsEndpoint,
		region: 'af-south-1',
		credentials: { accessKeyId: 'bench', secretAccessKey: 'bench' },
	});
	const db = DynamoDBDocumentClient.from(client);
	const PK = 'BENCH#READS';
	for (let at = 0; at < ITEMS; at += 1)
		await db.send(new PutCommand({ TableName, Item: { PK, SK: String(at).padStart(2, '0'), text: 'x'.repeat(300) } }));
	return {
		once: () =>
			db.send(
				new QueryCommand({
					TableName,
					KeyConditionExpression: 'PK = :pk',
					ExpressionAttributeValues: { ':pk': PK },
				}),
			),
		close: () => client.destroy(),
	};
}

/** Reads a whole response over a kept-alive connection, without a browser's own work. */
const read = (agent: Agent, url: URL, viewer: string): Promise<void> =>
	new Promise((resolve, reject) => {
		const request = get(url, { agent, headers: { 'x-local-viewer-ip': viewer } }, (answer) => {
			answer.resume();
			answer.once('error', reject);
			answer.once('end', () =>
				answer.statusCode === 200 ? resolve() : reject(new Error(`${url.pathname} answered ${answer.statusCode}.`)),
			);
		});
		request.once('error', reject);
	});

const inWords = (values: readonly number[]): string =>
	`${median(values).toFixed(2)} ms (${Math.min(...values).toFixed(2)} to ${Math.max(...values).toFixed(2)})`;

/** p50 of each public read through the local edge, its function and the engine, and of one bare Query, alternating. */
export async function publicReadLatency(cloud: LocalCloud): Promise<readonly Figure[]> {
	const reads = Object.entries(await publicReads(cloud.origin));
	const bare = await bareQuery(cloud);
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	const durations: Record<string, number[]> = {};
	const note = (name: string, turn: number, milliseconds: number): void => {
		if (turn >= WARM_UP) durations[name] = [...(durations[name] ?? []), milliseconds];
	};
	for (let turn = 0; turn < WARM_UP + TURNS; turn += 1) {
		note('query', turn, await timed(bare.once));
		const viewer = `10.20.${turn >> 6}.${turn & 63}`;
		for (const [name, pathOf] of reads)
			note(name, turn, await timed(() => read(agent, new URL(pathOf(turn), cloud.origin), viewer)));
	}
	bare.close();
	agent.destroy();
	const { query = [], ...ours } = durations;
	return [
		{ name: `one SDK Query of ${ITEMS}, p50`, value: median(query), unit: 'ms', because: [inWords(query)] },
		...Object.entries(ours).map(
			([name, values]): Figure => ({
				name: `${name}, to that Query`,
				value: median(values) / median(query),
				unit: '×',
				budget: name === FREE_TIMES ? FREE_TIMES_BUDGET : BUDGET,
				because: [inWords(values)],
			}),
		),
	];
}
