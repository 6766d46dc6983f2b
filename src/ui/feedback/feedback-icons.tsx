import type { ReactNode } from 'react';
import type { FeedbackEntry } from '../../domain/feedback/feedback-kind.ts';
import { EyeOffIcon } from '../kit/icons/eye-off-icon.tsx';
import { FlagIcon } from '../kit/icons/flag-icon.tsx';
import { InfoIcon } from '../kit/icons/info-icon.tsx';

/** The icons of the feedback entries in a menu. */
export const FEEDBACK_ICONS: Readonly<Record<FeedbackEntry, ReactNode>> = {
  hide: <EyeOffIcon size={20} />,
  report: <FlagIcon size={20} />,
  why: <InfoIcon size={20} />,
};
