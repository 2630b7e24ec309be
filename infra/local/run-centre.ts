import { fileURLToPath } from 'node:url';
import { CENTRE_ZONE } from '@tulia/centre/zone';
import type { LocalCloud } from 'local-cloud';
import { failWith, type RunOptions, runLocalCloud } from 'local-cloud/run';
import { centreContent, type Seed, seeds } from './centre-content.ts';

const fromRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** `none` neither seeds nor releases: for a data folder that is filled already. */
const kinds = [...seeds, 'none'] as const;

/**
 * Runs the local cloud with the centre in it, until it is stopped. Reads SEED (history | demo | empty), ASSEMBLY_DIR
 * (infra/cdk.out) and what `runLocalCloud` reads.
 */
export async function runCentre({
	onUnrendered,
	...development
}: Pick<RunOptions, 'beforeSite' | 'onStarted'> & {
	readonly onUnrendered?: (error: unknown) => void;
} = {}): Promise<void> {
	// The SDK's warning about Node 20 does not apply: in AWS the functions run on Node 24.
	process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
	const { SEED = 'history', ASSEMBLY_DIR } = process.env;
	const seed = kinds.find((known) => known === SEED);
	if (!seed) failWith(`SEED must be one of ${kinds.join(', ')}, not ${SEED}.`);
	await runLocalCloud({
		...development,
		assemblyDir: ASSEMBLY_DIR || fromRoot('infra/cdk.out'),
		environment: (origin) => ({ SITE_ORIGIN: origin }),
		content: centreContent(seed, onUnrendered),
		console: {
			name: 'Tulia',
			timeZone: CENTRE_ZONE,
			clockNote: "with the demo's eight months, at a moment at which the centre is at work",
			apiDescription: fromRoot('packages/contracts/generated/openapi.json'),
		},
		deniedHint: 'infra/lib/grants/grants.ts says what a function may do, leading-keys.ts with which keys.',
		notes: (cloud) => [...accountsOf(seed), ...clockNotes(cloud)],
	});
}

const accountsOf = (seed: Seed | 'none'): readonly string[] => [
	...(seed === 'none' ? [] : ['Admin       admin@tulia.example / Karibu!2026']),
	...(seed === 'history'
		? [
				'Front desk  desk@tulia.example / Karibu!2026',
				'Psychologist amina@tulia.example / Karibu!2026',
				'Editor      editor@tulia.example / Karibu!2026',
				'Client      wanjiru.kamau@mail.example / Karibu!2026',
			]
		: []),
];

/** Notes that the demo's clock was moved, and how to reset it. */
function clockNotes({ clock, origin }: LocalCloud): readonly string[] {
	if (clock.offset() === 0 || process.env.CLOCK_START) return [];
	const words = { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const;
	const time = clock.now().toLocaleString('en-GB', { ...words, hour12: true, timeZone: CENTRE_ZONE });
	return [
		'',
		`The centre is closed now, so its clock starts at ${time} in Nairobi.`,
		`${origin}/__local/clock sets the real time.`,
	];
}
