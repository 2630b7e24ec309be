import { Fragment, type ReactNode } from 'react';

/** Words that a narrow screen or large text may part: after a slash or an @, rather than anywhere. */
export const Breakable = ({ text }: { readonly text: string }): ReactNode =>
	text.split(/(?<=[/@])/).map((part, place) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name
		<Fragment key={place}>
			{place > 0 ? <wbr /> : null}
			{part}
		</Fragment>
	));
