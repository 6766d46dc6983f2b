import { describe, expect, test } from 'vitest';
import type { DecisionRecord } from '../../server/application/ports/moderation/moderation.ts';
import type { ReportRecord } from '../../server/application/ports/moderation/reports.ts';
import type { PinRecord, UserRecord } from '../../server/application/ports/records.ts';
import { minute, STRANGE_IDS, type StoreWorld } from './store-world.ts';

export function describeStoredModeration(world: StoreWorld): void {
  const decide = async (id: string, fields: Partial<DecisionRecord> = {}): Promise<DecisionRecord> => {
    const record: DecisionRecord = {
      id,
      operatorId: null,
      action: 'remove',
      objectType: 'pin',
      objectId: '301',
      ownerId: null,
      title: 'A chair',
      reason: 'nudity',
      text: 'Not here.',
      createdAt: minute(1),
      undoneAt: null,
      ...fields,
    };
    await world.do((tx) => tx.moderation.insertDecision(record));
    return record;
  };
  const report = (id: string, reporter: UserRecord, fields: Partial<ReportRecord> = {}) =>
    world.do((tx) =>
      tx.reports.insert({
        id,
        reporterId: reporter.id,
        ownerId: null,
        objectType: 'pin',
        objectId: '301',
        title: '',
        reason: 'spam',
        text: '',
        state: 'open',
        createdAt: minute(Number(id)),
        decidedAt: null,
        decisionText: null,
        ...fields,
      }),
    );
  const removed = (id: string, ...pins: readonly PinRecord[]) =>
    world.do((tx) =>
      tx.moderation.removePins(
        id,
        pins.map((pin) => pin.id),
      ),
    );

  describe('decisions of operators', () => {
    test('are listed the newest first, of all, of some people, or about some things', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const first = await decide('11', { ownerId: ada.id });
      const second = await decide('12', { ownerId: bob.id, objectId: '302', action: 'restrict_user' });
      const third = await decide('13', { ownerId: ada.id, objectType: 'board', action: 'dismiss' });
      const { moderation } = world.store;
      const all = { ownerIds: null, actions: null, before: null, limit: 9 };
      expect(await moderation.decisions(all)).toEqual([third, second, first]);
      expect(await moderation.decisions({ ...all, before: '13', limit: 1 })).toEqual([second]);
      expect(await moderation.decisions({ ...all, ownerIds: [ada.id] })).toEqual([third, first]);
      expect(await moderation.decisions({ ...all, actions: ['remove', 'restrict_user'] })).toEqual([
        second,
        first,
      ]);
      expect(await moderation.decisionsAbout([first, third])).toEqual([third, first]);
      expect(await moderation.decisionsAbout([])).toEqual([]);
      expect(await moderation.findDecision('12')).toEqual(second);
      for (const id of STRANGE_IDS) expect(await moderation.findDecision(id)).toBeUndefined();
    });

    test('are taken back once', async () => {
      await decide('11');
      expect(await world.do((tx) => tx.moderation.markUndone('11', minute(2)))).toBe(true);
      expect(await world.do((tx) => tx.moderation.markUndone('11', minute(3)))).toBe(false);
      expect(await world.do((tx) => tx.moderation.markUndone('99', minute(3)))).toBe(false);
      expect(await world.store.moderation.findDecision('11')).toMatchObject({ undoneAt: minute(2) });
    });

    test('outlive the accounts of those concerned, and are forgotten in time', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      await decide('11', { operatorId: ada.id, ownerId: bob.id });
      await decide('12', { createdAt: minute(5) });
      for (const { id } of [ada, bob]) while (await world.do((tx) => tx.accountRemoval.removePart(id)));
      expect(await world.store.moderation.findDecision('11')).toMatchObject({
        operatorId: null,
        ownerId: null,
      });
      await world.do((tx) => tx.moderation.forgetDecisionsBefore(minute(5)));
      expect(await world.store.moderation.findDecision('11')).toBeUndefined();
      expect(await world.store.moderation.findDecision('12')).toBeDefined();
    });
  });

  test('open reports are grouped by thing, those that wait longest first', async () => {
    const [ada, bob] = [await world.person('ada'), await world.person('bob')];
    await report('11', ada, { objectId: '302' });
    await report('12', ada, { ownerId: bob.id });
    await report('13', bob, { objectId: '302' });
    await report('14', bob, { objectType: 'board' });
    await report('15', bob, { objectId: '303', state: 'dismissed' });
    const groups = [
      { objectType: 'pin', objectId: '302', ownerId: null, count: 2, firstId: '11' },
      { objectType: 'pin', objectId: '301', ownerId: bob.id, count: 1, firstId: '12' },
      { objectType: 'board', objectId: '301', ownerId: null, count: 1, firstId: '14' },
    ];
    const { moderation } = world.store;
    expect(await moderation.openGroups({ after: null, limit: 9 })).toEqual(
      groups.map((group) => ({ ...group, firstReportedAt: minute(Number(group.firstId)) })),
    );
    expect(await moderation.openGroups({ after: '11', limit: 1 })).toMatchObject([groups[1]]);
  });

  describe('removed pins', () => {
    test('are gone from their board, and back with everything when that is undone', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const board = await world.board(ada);
      const section = await world.section(board);
      const pin = await world.pin(board, { sectionId: section.id });
      const copy = await world.copy(pin, await world.board(bob));
      await world.do((tx) => tx.favorites.add(bob.id, pin.id, minute(1)));
      const before = await world.store.pins.find(pin.id);
      await decide('11');
      await removed('11', pin, copy);
      await removed('11', pin);
      expect(await world.store.pins.find(pin.id)).toBeUndefined();
      expect(await world.store.boards.find(board.id)).toMatchObject({ pinCount: 0 });
      expect(await world.store.pictures.unused([pin.pictureSignature])).toEqual([]);
      expect(await world.do((tx) => tx.moderation.restorePins('11'))).toEqual([pin.id, copy.id]);
      expect(await world.do((tx) => tx.moderation.restorePins('11'))).toEqual([]);
      expect(await world.store.pins.find(pin.id)).toEqual(before);
      expect(await world.store.boards.find(board.id)).toMatchObject({ pinCount: 1 });
    });

    test('come back with their content', async () => {
      const pin = await world.pin(await world.board(await world.person('ada')));
      const picture = await world.picture();
      const slot = {
        id: '901',
        title: 'Left',
        details: '',
        link: null,
        pictureSignature: picture.signature,
      };
      const content = { kind: 'carousel', slots: [slot, { ...slot, id: '902' }] } as const;
      await world.do((tx) => tx.pins.addContent(pin.id, content));
      const [before] = await world.store.pins.views([pin.id], null);
      await decide('11');
      await removed('11', pin);
      expect(await world.store.pictures.unused([picture.signature])).toEqual([]);
      await world.do((tx) => tx.moderation.restorePins('11'));
      const [after] = await world.store.pins.views([pin.id], null);
      expect(after?.content?.made).toEqual(content);
      expect(after).toEqual(before);
    });

    test('stay away when their board or their pinner is gone, or it is too late', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const [lost, late] = [await world.board(ada), await world.board(ada)];
      await decide('11');
      await decide('12', { createdAt: minute(2) });
      const [first, second, third] = [
        await world.pin(lost),
        await world.pin(late),
        await world.pin(await world.board(bob)),
      ];
      await removed('11', first, third);
      await removed('12', second);
      await world.do((tx) => tx.boards.remove(lost.id));
      while (await world.do((tx) => tx.accountRemoval.removePart(bob.id)));
      expect(await world.do((tx) => tx.moderation.restorePins('11'))).toEqual([]);
      await world.do((tx) => tx.moderation.forgetRemovedBefore(minute(3)));
      expect(await world.do((tx) => tx.moderation.restorePins('12'))).toEqual([]);
      expect(await world.store.pictures.unused([second.pictureSignature])).toEqual([second.pictureSignature]);
    });

    test('stay while an appeal of their owner waits', async () => {
      const ada = await world.person('ada');
      const board = await world.board(ada);
      const [appealed, other] = [await world.pin(board), await world.pin(board)];
      await decide('11');
      await removed('11', appealed, other);
      await world.do((tx) =>
        tx.appeals.insert({
          ...{ id: '91', userId: ada.id, kind: 'pin', objectId: appealed.id, text: 'Why?', state: 'open' },
          ...{ createdAt: minute(2), decidedAt: null, decisionText: null },
        }),
      );
      await world.do((tx) => tx.moderation.forgetRemovedBefore(minute(9)));
      expect(await world.store.moderation.removedPin(other.id)).toBeUndefined();
      expect(await world.store.moderation.removedPin(appealed.id)).toBeDefined();
      const decided = { state: 'dismissed', decidedAt: minute(9), decisionText: null } as const;
      await world.do((tx) => tx.appeals.decide('91', decided));
      await world.do((tx) => tx.moderation.forgetRemovedBefore(minute(9)));
      expect(await world.store.moderation.removedPin(appealed.id)).toBeUndefined();
    });

    test('are read while they are kept', async () => {
      const pin = await world.pin(await world.board(await world.person('ada')), {
        title: 'A chair',
        link: 'https://chairs.example/',
      });
      const { moderation, pictures } = world.store;
      expect(await moderation.removedPin(pin.id)).toBeUndefined();
      await decide('11');
      await removed('11', pin);
      const { signature, extension } = (await pictures.find(pin.pictureSignature))!;
      expect(await moderation.removedPin(pin.id)).toEqual({
        title: 'A chair',
        description: pin.description,
        link: 'https://chairs.example/',
        picture: { signature, extension },
      });
      await world.do((tx) => tx.moderation.restorePins('11'));
      expect(await moderation.removedPin(pin.id)).toBeUndefined();
    });

    test('are found by their picture', async () => {
      const board = await world.board(await world.person('ada'));
      const pin = await world.pin(board);
      const copy = await world.copy(pin, board);
      await world.pin(board);
      const { moderation } = world.store;
      expect(await moderation.pinsOfPicture(pin.pictureSignature, 9)).toEqual([
        { id: pin.id, ownerId: pin.pinnerId, title: pin.title },
        { id: copy.id, ownerId: copy.pinnerId, title: copy.title },
      ]);
      expect(await moderation.pinsOfPicture(pin.pictureSignature, 1)).toMatchObject([{ id: pin.id }]);
    });

    test('come back alone, and so may their picture', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const pin = await world.pin(await world.board(ada));
      const copy = await world.copy(pin, await world.board(bob));
      const before = await world.store.pins.find(copy.id);
      await decide('11');
      await removed('11', pin, copy);
      await world.do((tx) => tx.moderation.blockPicture(pin.pictureSignature, '11', minute(1)));
      expect(await world.do((tx) => tx.moderation.restorePin(copy.id))).toBe(true);
      expect(await world.do((tx) => tx.moderation.restorePin(copy.id))).toBe(false);
      expect(await world.store.pins.find(copy.id)).toEqual(before);
      expect(await world.store.pins.find(pin.id)).toBeUndefined();
      expect(await world.store.moderation.removedPictures()).toEqual([]);
      expect(await world.do((tx) => tx.moderation.restorePins('11'))).toEqual([pin.id]);
    });
  });

  test('pictures that may not come back are in a list until their removal is undone', async () => {
    const { moderation } = world.store;
    const [first, second] = [await world.picture(), await world.picture()];
    const versions = [await moderation.removedPicturesVersion()];
    const noted = async (work: () => Promise<void>) => {
      await work();
      versions.push(await moderation.removedPicturesVersion());
    };
    const block = (signature: string, id: string) =>
      noted(() => world.do((tx) => tx.moderation.blockPicture(signature, id, minute(1))));
    expect(await moderation.removedPictures()).toEqual([]);
    await block(first.signature, '11');
    await block(second.signature, '12');
    await world.do((tx) => tx.moderation.blockPicture(first.signature, '13', minute(2)));
    expect(await moderation.removedPictures()).toEqual([
      { signature: first.signature, looks: null },
      { signature: second.signature, looks: null },
    ]);
    await noted(() => world.do((tx) => tx.moderation.unblockPictures('11')));
    expect(await moderation.removedPictures()).toEqual([{ signature: second.signature, looks: null }]);
    expect(new Set(versions).size).toBe(versions.length);
  });
}
