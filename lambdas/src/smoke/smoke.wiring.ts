import { parseArgs } from 'node:util';
import { walkAsClient } from './client-walk.ts';
import { walkQuietly } from './quiet-walk.ts';
import { siteClient } from './site.gateway.ts';
import { stepOf } from './steps.ts';
import { walkAsVisitor } from './visitor-walk.ts';

const usage = `Usage: npm run smoke -- --url https://… [--read-only]
Walks the main job on a deployed site and ends with code 1 at the first step that failed, naming it.
--read-only leaves nothing behind: the booking is a dry run. Without it a test client registers, books the last free time, cancels it, and erases the account.`;

interface Options {
	readonly url: string;
	readonly readOnly: boolean;
}

function optionsFrom(args: readonly string[]): Options | undefined {
	try {
		const { values } = parseArgs({
			args: [...args],
			options: { url: { type: 'string' }, 'read-only': { type: 'boolean', default: false } },
		});
		if (values.url === undefined || !/^https?:$/.test(new URL(values.url).protocol)) return undefined;
		return { url: new URL(values.url).origin, readOnly: values['read-only'] };
	} catch {
		return undefined; // an unknown option, or no address
	}
}

async function walk({ url, readOnly }: Options): Promise<void> {
	const site = siteClient(url);
	const report = (line: string): void => console.log(line);
	if (readOnly) await walkQuietly(site, report, new Date());
	else await walkAsClient(site, report, await walkAsVisitor(site, report, new Date()));
	console.log(`${url} does its job${readOnly ? ', as far as nothing is left behind' : ''}.`);
}

const options = optionsFrom(process.argv.slice(2));
if (options)
	await walk(options).catch((error: unknown) => {
		console.error(`FAILED at "${stepOf(error)}": ${error instanceof Error ? error.message : String(error)}`);
		process.exitCode = 1;
	});
else {
	console.error(usage);
	process.exitCode = 2;
}
