import { expect, test } from 'vitest';
import { editSavedPinAddress } from '../../../src/domain/routes/edit-saved-pin-address.ts';

test('editing a saved pin has exactly its known address, doubled ampersands included', () => {
  expect(editSavedPinAddress({ pinId: '7', boardId: '9', originalPinId: '5' })).toBe(
    '/pin/7/repin/?isEditingPin=true&pinBoardId=9&&isFromToast=true&&originalPinId=5',
  );
});
