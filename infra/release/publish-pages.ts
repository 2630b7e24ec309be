import { InvokeCommand, type LambdaClient } from '@aws-sdk/client-lambda';
import type { SiteModule } from '@tulia/contracts/site-modules';

export interface PublishRequest {
	readonly lambda: LambdaClient;
	readonly publisher: string;
	readonly module?: SiteModule;
	readonly version?: string;
}

/** Renders the pages from the live versions, and waits. Throws the reason when a page fails to render. */
export async function publishPages({ lambda, publisher, module, version }: PublishRequest): Promise<void> {
	const Payload = JSON.stringify({ kind: 'release', module, version });
	const answer = await lambda.send(new InvokeCommand({ FunctionName: publisher, Payload }));
	if (answer.FunctionError) {
		throw new Error(
			`The pages were not rendered again: ${answer.Payload?.transformToString() ?? answer.FunctionError}`,
		);
	}
}
