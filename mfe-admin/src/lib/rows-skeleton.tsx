import { SkeletonRows } from '@tulia/ui';
import type { ReactNode } from 'react';

/** Stands for a list of staff while it is loaded. */
export const RowsSkeleton = (): ReactNode => <SkeletonRows count={5} />;
