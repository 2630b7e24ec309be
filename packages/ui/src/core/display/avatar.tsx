import { classNames } from '../layout/class-names.ts';
import * as s from './avatar.module.css';

const SIZES = { sm: s.small, md: undefined, lg: s.large };

export interface AvatarProps {
	readonly name: string;
	/** 28, 36 or 64 px. Default `md`. */
	readonly size?: 'sm' | 'md' | 'lg' | undefined;
}

/** The first letter of a name in a disc. Decorative: the name is beside it. */
export const Avatar = ({ name, size = 'md' }: AvatarProps) => (
	<span className={classNames(s.avatar, SIZES[size])} aria-hidden="true">
		{[...name.trim()][0]?.toUpperCase() ?? ''}
	</span>
);
