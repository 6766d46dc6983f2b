// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ChosenVideo } from '../../../../src/ui/create/internal/pictures/chosen-video.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a chosen video is let go of before its address is', () => {
  const said: string[] = [];
  URL.createObjectURL = () => 'blob:film';
  URL.revokeObjectURL = (address) => said.push(`revoked ${address}`);
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(function load(this: HTMLMediaElement) {
    said.push(`loads ${this.getAttribute('src') ?? 'nothing'}`);
  });
  const { unmount } = render(<ChosenVideo content={new Blob(['film'])} />);
  expect(screen.getByLabelText('Selected video').getAttribute('src')).toBe('blob:film');
  unmount();
  expect(said).toEqual(['loads nothing', 'revoked blob:film']);
});
