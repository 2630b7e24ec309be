import { Fragment } from 'react';

interface SpokenLanguagesProps {
	readonly languages: readonly { readonly tag: string; readonly name: string; readonly nameLang?: string }[];
}

/** "English, Kiswahili, Dholuo", each with the `lang` of its name. */
export const SpokenLanguages = ({ languages }: SpokenLanguagesProps) =>
	languages.map(({ tag, name, nameLang }, place) => (
		<Fragment key={tag}>
			{place > 0 ? ', ' : null}
			{nameLang === undefined ? name : <span lang={nameLang}>{name}</span>}
		</Fragment>
	));
