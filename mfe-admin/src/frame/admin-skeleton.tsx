import { usePage } from '@tulia/platform';
import type { ReactNode } from 'react';
import { PageSkeleton } from './page-skeleton.tsx';
import { SectionLinks } from './section-links.tsx';
import { groupsOfEverybody } from './sections.ts';
import * as s from './staff-frame.module.css';
import { type FrameParts, StaffFrame } from './staff-frame.tsx';

/** The frame before the session is known: the same for every page and everybody. */
export const skeletonParts: FrameParts = {
	links: <SectionLinks groups={groupsOfEverybody} />,
	search: <div className={s.findInput} />,
	foot: null,
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
