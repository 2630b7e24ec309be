import { classNames } from '@tulia/ui';
import * as s from './illustration.module.css';
import { illustrationUrl } from './illustration-url.ts';

const SIZES = { service: { width: 400, height: 300 }, cover: { width: 400, height: 225 } };
const LOOKS = { service: s.service, cover: s.cover };

export interface IllustrationProps {
	/** Id or path of a drawing, or the address of an uploaded picture. */
	readonly of: string;
	/** `service` is 4:3, `cover` 16:9. Default `service`. */
	readonly shape?: 'service' | 'cover' | undefined;
	/** Empty where the drawing is decorative. */
	readonly alt?: string | undefined;
	/** `eager` for the first visible picture, which is then fetched before the others. Default `lazy`. */
	readonly loading?: 'lazy' | 'eager' | undefined;
}

/** A drawing as large as its box, dimmed in the dark theme. */
export const Illustration = ({ of, shape = 'service', alt = '', loading = 'lazy' }: IllustrationProps) => (
	<img
		className={classNames(s.illustration, LOOKS[shape])}
		src={illustrationUrl(of)}
		// A prerendered page may inline the drawing where the browser's build has its address.
		suppressHydrationWarning
		alt={alt}
		loading={loading}
		fetchPriority={loading === 'eager' ? 'high' : undefined}
		decoding={loading === 'eager' ? 'sync' : 'async'}
		{...SIZES[shape]}
	/>
);
