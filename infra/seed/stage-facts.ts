import { loadStage } from '../lib/load-stage.ts';

// Prints the domain that is verified for mail on a stage: the sender of the file that fills it must lie there.
try {
	console.log((await loadStage(process.argv[2] ?? '')).mail.domain);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
