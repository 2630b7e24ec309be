import { loadStage } from '../lib/load-stage.ts';

// Prints what a seed file has to agree with, as variables: the verified mail domain, and the currency.
try {
	const { mail, currency } = await loadStage(process.argv[2] ?? '');
	console.log(JSON.stringify({ MAIL_DOMAIN: mail.domain, CURRENCY: currency }));
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
