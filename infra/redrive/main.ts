import { LambdaClient } from '@aws-sdk/client-lambda';
import { loadStage } from '../lib/load-stage.ts';
import { LOCAL, nameIn } from '../lib/names.ts';
import { type FailureQueue, failureQueues, type Remedy } from './failure-queues.ts';
import { queueUrlOf, redrive, type Services } from './redrive.ts';
import { deployedServices, localServices } from './services.ts';

// The command behind `npm run queues:redrive`: `main.ts <stage> [<endpoint of a local cloud>]`.
const [stageName = '', endpoint] = process.argv.slice(2);

function servicesOf(region: string): Services {
	if (stageName !== LOCAL || endpoint === undefined) return deployedServices(region, new LambdaClient({ region }));
	const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
	return localServices(endpoint, new LambdaClient({ region, endpoint, credentials }));
}

async function main(): Promise<void> {
	const stage = await loadStage(stageName);
	const services = servicesOf(stage.region);
	const urlOf = (stack: FailureQueue['stack'], id: string) => queueUrlOf(services, nameIn(stage, stack), id);
	for (const { id, stack, holds, remedy } of failureQueues) {
		const url = await urlOf(stack, id);
		if (url === undefined) continue;
		const { done, failed } = await redrive(services, url, await resolved(remedy, (to) => urlOf(stack, to)));
		const what = remedy.kind === 'discard' ? 'discarded, the sweep finds the work' : 'handed over again';
		console.log(`${holds}: ${done} ${what}${failed > 0 ? `; ${failed} failed again and stay` : ''}.`);
		if (failed > 0) process.exitCode = 1;
	}

	async function resolved(remedy: Remedy, find: (id: string) => Promise<string | undefined>): Promise<Remedy> {
		if (remedy.kind === 'invoke') return { ...remedy, functionName: nameIn(stage, remedy.functionName) };
		if (remedy.kind === 'discard') return remedy;
		const to = await find(remedy.to);
		if (to === undefined) throw new Error(`The stage has no queue ${remedy.to}.`);
		return { kind: 'send', to };
	}
}

await main().catch((error: unknown) => {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
});
