import { usePage } from '@tulia/platform';
import { AdminLink } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { MenuLinks } from './menu-links.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import * as s from './staff-frame.module.css';
import { type FrameParts, StaffFrame } from './staff-frame.tsx';
import { skeletonMenu } from './use-menu.ts';

/**
 * The frame before the session is known. It is the same for every page and role, and reserves space for what is not
 * known yet.
 */
export const skeletonParts: FrameParts = {
	links: <MenuLinks groups={skeletonMenu.groups} />,
	search: <div className={s.findPlace} />,
	// Reserves space, so that a link does not move while it is being tapped.
	foot: (
		<div className={s.footPlace}>
			<AdminLink component="span" icon="home">
				View website
			</AdminLink>
			<AdminLink component="span" icon="logOut">
				Logout
			</AdminLink>
		</div>
	),
	date: '',
	account: null,
};

/** A page before the session is known. */
export function SkeletonPage(): ReactNode {
	usePage({ title: 'Admin' });
	return <PageSkeleton />;
}

/** The module before the session is known, as it is prerendered. */
export const AdminSkeleton = (): ReactNode => (
	<StaffFrame {...skeletonParts}>
		<SkeletonPage />
	</StaffFrame>
);
