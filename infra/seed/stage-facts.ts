import { loadStage } from '../lib/load-stage.ts';

// Prints what the file that fills a stage has to agree with, as variables: the domain that is verified for mail, and the currency.
try {
	const { mail, currency } = await loadStage(process.argv[2] ?? '');
	console.log(JSON.stringify({ MAIL_DOMAIN: mail.domain, CURRENCY: currency }));
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
