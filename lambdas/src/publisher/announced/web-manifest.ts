import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import type { Icons } from '../live-release.ts';

/** sand-50 of the design system: the background while the page is loading. */
const PAPER = '#faf9f5';

const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
	src,
	sizes: `${size}x${size}`,
	type: 'image/png',
	purpose,
});

/** The web manifest for home screens. It keeps the browser's back button. */
export const webManifestOf = ({ name, tagline }: Pick<CentreProfile, 'name' | 'tagline'>, icons: Icons): string =>
	JSON.stringify({
		id: '/',
		name,
		short_name: name,
		description: tagline,
		lang: 'en-KE',
		start_url: '/',
		scope: '/',
		display: 'minimal-ui',
		background_color: PAPER,
		theme_color: PAPER,
		icons: [icon(icons.small, 192, 'any'), icon(icons.large, 512, 'any'), icon(icons.maskable, 512, 'maskable')],
	});
