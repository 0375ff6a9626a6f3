export type SoundName =
  'pencil' | 'wood' | 'leaves' | 'water' | 'stamp' | 'bell' | 'chime' | 'flip' | 'eraser' | 'doorbell';
