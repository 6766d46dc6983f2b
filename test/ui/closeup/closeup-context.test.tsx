// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  CloseupContextProvider,
  useCloseupContext,
} from '../../../src/ui/closeup/internal/closeup-context.ts';
import { aPin } from '../../builders/a-pin.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('parts of a closeup know its pin', () => {
  const pin = aPin();
  const slots = { count: 0, index: 0, isFresh: false, isSwiped: false, go: () => undefined };
  const value = { pin, listed: pin, slots };
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    createElement(CloseupContextProvider, { value }, children);
  expect(renderHook(useCloseupContext, { wrapper }).result.current).toBe(value);
});

test('outside of a closeup there is none', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(() => renderHook(useCloseupContext)).toThrow(
    'useCloseupContext must be used within CloseupContextProvider',
  );
});
