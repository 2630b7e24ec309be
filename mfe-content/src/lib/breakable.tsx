import { Fragment, type ReactNode } from 'react';

/** Text with break opportunities after a slash or an @, for narrow screens and large text. */
export const Breakable = ({ text }: { readonly text: string }): ReactNode =>
	text.split(/(?<=[/@])/).map((part, place) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity but their position
		<Fragment key={place}>
			{place > 0 ? <wbr /> : null}
			{part}
		</Fragment>
	));
