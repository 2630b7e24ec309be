import { Avatar, Panel } from '@tulia/ui';
import type { ReactNode } from 'react';
import * as s from './author-box.module.css';

interface AuthorBoxProps {
	readonly name: string;
	readonly about: string;
}

/** The initial is that of the name, not of the title. */
const withoutTitle = (name: string): string => name.replace(/^(?:Dr|Prof|Rev)\.?\s+/, '');

export const AuthorBox = ({ name, about }: AuthorBoxProps): ReactNode => (
	<Panel tone="tint">
		<div className={s.author}>
			<Avatar name={withoutTitle(name)} size="lg" />
			<div className={s.words}>
				<h2 className={s.name}>{name}</h2>
				<p className={s.about}>{about}</p>
			</div>
		</div>
	</Panel>
);
