import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CloudWatchLogsClient } from '@aws-sdk/client-cloudwatch-logs';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { audiences } from '@tulia/contracts/endpoint';
import { loadStage } from '../lib/load-stage.ts';
import { LOCAL, nameIn } from '../lib/names.ts';
import { workers } from '../lib/workers.ts';
import { cloudWatchLog } from './cloudwatch-log.ts';
import { localLog } from './local-log.ts';
import { type OriginalLines, originalLinesOf } from './original-lines.ts';
import { type Builds, withOriginalPlaces } from './original-places.ts';
import { type FindEntries, formatEntry, storyOf } from './story.ts';

const usage = `Usage: npm run trace -- <id> [--stage <stage of infra/stages>] [--hours 72] [--url http://localhost:8080]
Prints what happened around an id, from the log: of a request (the header apigw-requestid, or requestId of a refusal), of a job, of a
mail at the mail service, or of what it was about, such as an appointment. Without a stage it asks the local cloud.
Places in our code are those of the sources, by the build in this working copy: check out the commit that is live, and npm run build.`;

const root = fileURLToPath(new URL('../..', import.meta.url));
const HOUR = 3_600_000;

const parts: readonly string[] = [...audiences, ...workers];

/** Ids of ours, of API Gateway and of SES. */
const ID = /^[\w.=@-]{6,128}$/;

function optionsFrom(args: readonly string[]) {
	try {
		const text = { type: 'string' } as const;
		const { values, positionals } = parseArgs({
			args: [...args],
			allowPositionals: true,
			options: {
				stage: { ...text, default: LOCAL },
				hours: { ...text, default: '72' },
				url: { ...text, default: 'http://localhost:8080' },
			},
		});
		const [id = '', ...more] = positionals;
		const isUsable = ID.test(id) && more.length === 0 && Number(values.hours) > 0;
		return isUsable ? { ...values, id, hours: Number(values.hours) } : undefined;
	} catch {
		return undefined; // an unknown option
	}
}

async function stageLog(name: string, since: Date): Promise<FindEntries> {
	const stage = await loadStage(name);
	return cloudWatchLog({
		logs: new CloudWatchLogsClient({ region: stage.region }),
		lambda: new LambdaClient({ region: stage.region }),
		functionNames: parts.map((part) => nameIn(stage, part)),
		since,
	});
}

/** The builds in this working copy, cached by name. */
function buildsOf(stage: string): Builds {
	const known = new Map<string, OriginalLines | undefined>();
	return {
		partOf: (functionName) => parts.find((part) => nameIn({ name: stage }, part) === functionName),
		linesOf: (build) => {
			if (!known.has(build)) known.set(build, originalLinesOf(build, root));
			return known.get(build);
		},
	};
}

async function main(args: readonly string[], now: Date): Promise<number> {
	const options = optionsFrom(args);
	if (!options) {
		console.error(usage);
		return 2;
	}
	const { id, stage, hours, url } = options;
	const find = stage === LOCAL ? await localLog(url) : await stageLog(stage, new Date(now.getTime() - hours * HOUR));
	const story = await storyOf(id, find);
	const builds = buildsOf(stage);
	for (const entry of story) console.log(formatEntry(withOriginalPlaces(entry, builds)));
	if (story.length > 0) return 0;
	console.error(`No line of the log holds ${id}.`);
	return 1;
}

process.exitCode = await main(process.argv.slice(2), new Date()).catch((error: unknown) => {
	console.error(error instanceof Error ? error.message : error);
	return 1;
});
