import * as s from './avatar.module.css';
import { classNames } from './class-names.ts';

/** The first letter of somebody's name in a disc. Decorative: the name stands beside it. */
export const Avatar = ({ name, size = 'md' }: { readonly name: string; readonly size?: 'sm' | 'md' | undefined }) => (
	<span className={classNames(s.avatar, size === 'sm' && s.small)} aria-hidden="true">
		{[...name.trim()][0]?.toUpperCase() ?? ''}
	</span>
);
