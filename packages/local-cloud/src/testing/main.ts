import { runLocalCloud } from '../run-local-cloud.ts';

/** Runs the app in ASSEMBLY_DIR, as another team's command would. */
await runLocalCloud({
	assemblyDir: process.env.ASSEMBLY_DIR ?? 'cdk.out',
	parameters: (origin) => ({ SiteOrigin: origin }),
	console: { name: 'Tiny' },
});
