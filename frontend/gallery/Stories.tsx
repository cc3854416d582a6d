import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { DocumentPage } from '../src/shared/patterns/DocumentPage';
import { Gallery } from './Gallery';
import classes from './Gallery.module.css';
import { GridStory } from './patterns/GridStory';
import { HubStory } from './patterns/HubStory';
import { ListStory } from './patterns/ListStory';
import { type patternNames, readOf } from './patterns/story';
import { ReportStory } from './patterns/ReportStory';
import { UploadCheckStory, UploadStory } from './patterns/UploadStory';
import { WizardStory } from './patterns/WizardStory';
import { WorkbenchStory } from './patterns/WorkbenchStory';

const paragraph =
  'Payments in euro that are approved before 15:00 Frankfurt time leave the same day. Later ones leave on the next business day.';

/** A page of text. */
function DocumentStory() {
  return (
    <DocumentPage title="A document" context="News from your payments team" read={readOf(Array(6).fill(paragraph))}>
      {(texts: readonly string[]) => texts.map((text, index) => <p key={index}>{text}</p>)}
    </DocumentPage>
  );
}

const stories: Readonly<Record<(typeof patternNames)[number], ComponentType>> = {
  list: ListStory,
  document: DocumentStory,
  workbench: WorkbenchStory,
  hub: HubStory,
  wizard: WizardStory,
  upload: UploadStory,
  'upload-check': UploadCheckStory,
  grid: GridStory,
  report: ReportStory,
};

/** The gallery: the components on one page, and each page pattern on its own. */
export function Stories() {
  return (
    <Routes>
      <Route path="*" element={<Gallery patterns={Object.keys(stories)} />} />
      {Object.entries(stories).map(([name, Story]) => (
        <Route
          key={name}
          path={name}
          element={
            <main className={classes.page}>
              <Story />
            </main>
          }
        />
      ))}
    </Routes>
  );
}
