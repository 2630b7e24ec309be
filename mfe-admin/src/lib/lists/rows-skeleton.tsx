import { SkeletonRows } from '@tulia/ui';
import type { ReactNode } from 'react';

/** The skeleton of a staff list. */
export const RowsSkeleton = (): ReactNode => <SkeletonRows count={5} />;
