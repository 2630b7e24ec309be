import { Skeleton, VisuallyHidden } from '@tulia/ui';
import type { ReactNode } from 'react';
import * as s from './staff-frame.module.css';

/** The skeleton of a page while its files load. */
export const PageSkeleton = (): ReactNode => (
	<div className={s.waiting} aria-busy="true">
		<VisuallyHidden role="status">Loading the page</VisuallyHidden>
		<Skeleton shape="title" width="half" />
		<Skeleton shape="block" />
	</div>
);
